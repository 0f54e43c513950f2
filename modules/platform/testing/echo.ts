/** A child that says which settings it sees, answers each message with the same, and ends with its parent. */
process.on("message", (message) => process.send?.(message)).on("disconnect", () => process.exit());
process.send?.(Object.keys(process.env));

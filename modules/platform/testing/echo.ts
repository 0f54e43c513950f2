/** A child that reports its environment variables, echoes each message, and ends with its parent. */
process.on("message", (message) => process.send?.(message)).on("disconnect", () => process.exit());
process.send?.(Object.keys(process.env));

const TIMEOUT_MS = 3_000;

/** "up", or one sentence on why Chroma's heartbeat failed. */
export async function chromaHealth(chromaUrl: string): Promise<string> {
  try {
    const response = await fetch(`${chromaUrl}/api/v2/heartbeat`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok ? "up" : `Chroma answers its heartbeat with status ${response.status}.`;
  } catch {
    return "Chroma does not answer; search works by words until it does.";
  }
}

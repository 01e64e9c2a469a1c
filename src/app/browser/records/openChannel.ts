/** Opens a channel to the other tabs; undefined if the browser has none, or refuses it as Firefox does with cookies blocked. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch (error) {
    console.warn(`Failed to open the channel ${name}`, error);
    return undefined;
  }
}

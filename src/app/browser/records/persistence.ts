/** Asks the browser to keep the app's records when it runs out of space. */
export async function requestPersistence(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch (error) {
    console.warn('Failed to ask for persistent storage', error);
  }
}

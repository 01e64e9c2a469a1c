/** Saves a file to the player's downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Firefox reads the URL after the click: https://bugzilla.mozilla.org/show_bug.cgi?id=1282407
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

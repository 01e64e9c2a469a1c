/**
 * Returns the response if its content is what the address names: its parameter `v` is the start of the SHA-256. A host may
 * answer with a page, with half of a file, or with the file of another release. The service worker has a copy of this
 * function, so it calls no other.
 */
export async function keepVersion({
  request,
  response,
}: {
  request: Request;
  response: Response;
}): Promise<Response | null> {
  const version = new URL(request.url).searchParams.get('v');
  if (!response.ok || !version) return null;
  const content = await response.clone().arrayBuffer();
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const hash = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hash.startsWith(version) ? response : null;
}

/** The text of an answer, unpacked; null for one of more bytes than that, of which no more is read. */
export async function readAnswer(response: Response, bytesMax: number): Promise<string | null> {
  if (response.body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  // Leaving the loop early ends the connection.
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > bytesMax) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

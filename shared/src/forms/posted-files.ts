/** The files of a posted form, as the API expects them: their contents in base64, without their names. */
export async function postedFiles(form: FormData): Promise<string[]> {
  const chosen = form.getAll('files').filter((value) => value instanceof File && (value.name !== '' || value.size > 0));
  return Promise.all(chosen.map(async (file) => base64(await (file as File).arrayBuffer())));
}

/** The bytes per call of `String.fromCharCode`, because the number of arguments of a call is limited. */
const piece = 0x80_00;

function base64(content: ArrayBuffer): string {
  const bytes = new Uint8Array(content);
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; at += piece) texts.push(String.fromCharCode(...bytes.subarray(at, at + piece)));
  return btoa(texts.join(''));
}

import { takeName } from '#model/files/take-name.ts'

/** Several files as one `.zip` of this name, without its ending; one file as it is. Files of the same name get numbers. */
export async function asOneFile(files: readonly File[], name: string): Promise<File> {
  const [only] = files
  if (files.length === 1 && only) return only
  const { zip } = await import('fflate')
  const taken = new Set<string>()
  const entries: Record<string, [Uint8Array, { level: 0 }]> = {}
  for (const file of files)
    entries[takeName(taken, file.name)] = [new Uint8Array(await file.arrayBuffer()), { level: 0 }]
  const packed = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) =>
    zip(entries, (fault, bytes) => (fault ? reject(fault) : resolve(bytes as Uint8Array<ArrayBuffer>))),
  )
  return new File([packed], `${name}.zip`, { type: 'application/zip' })
}

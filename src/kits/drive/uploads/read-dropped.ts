import type { DroppedFile } from './add-files.ts'

/**
 * The files of a drop, those in folders with their path. To be called in the event itself: the browser empties the
 * transfer behind it.
 */
export async function readDropped(transfer: DataTransfer): Promise<DroppedFile[]> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file')
  const entries = items.map((item) => item.webkitGetAsEntry() ?? item.getAsFile())
  const dropped: DroppedFile[] = []
  for (const entry of entries) {
    if (entry instanceof File) dropped.push({ file: entry, path: [] })
    else if (entry) await collect(entry, [], dropped)
  }
  return dropped
}

async function collect(
  entry: FileSystemEntry,
  path: readonly string[],
  dropped: DroppedFile[],
): Promise<void> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    // Files of the system, such as .DS_Store, are not the person's.
    if (!(path.length > 0 && file.name.startsWith('.'))) dropped.push({ file, path })
    return
  }
  if (!isDirectory(entry)) return
  const reader = entry.createReader()
  // Each reading gives a part of the folder, the last one nothing.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (part.length === 0) return
    for (const inner of part) await collect(inner, [...path, entry.name], dropped)
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}

import { deviceStore, type ReceivedFile } from './device-store.ts'

/** Stores files that another app gave, in their order. Rejects where the device has no room. */
export async function keepReceived(files: readonly File[]): Promise<void> {
  const at = Date.now()
  await deviceStore.received.bulkAdd(
    files.map((file) => ({ id: crypto.randomUUID(), name: file.name, blob: file, at })),
  )
}

export function readReceived(): Promise<ReceivedFile[]> {
  return deviceStore.received.orderBy('id').toArray()
}

export function forgetReceived(ids: readonly string[]): Promise<void> {
  return deviceStore.received.bulkDelete([...ids])
}

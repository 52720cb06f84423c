import { useEffect, useState } from 'react'

interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void
}

/** Keeps files that the system opens with the installed app. False where one could not be read, null before. */
export function useOpenedFiles(): boolean | null {
  const [isRead, setRead] = useState<boolean | null>(null)
  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue }
    launchQueue?.setConsumer(({ files = [] }) => {
      if (files.length === 0) return
      keep(files).then(
        () => setRead(true),
        (cause: unknown) => {
          console.warn('files that were opened cannot be kept', cause)
          setRead(false)
        },
      )
    })
  }, [])
  return isRead
}

async function keep(handles: readonly FileSystemFileHandle[]): Promise<void> {
  const { keepReceived } = await import('#engine/store/received-files.ts')
  await keepReceived(await Promise.all(handles.map((handle) => handle.getFile())))
}

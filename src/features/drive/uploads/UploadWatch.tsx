import { useWatched } from '#engine/watch/useWatched.ts'
import { useUploads } from '#kits/drive/react/useUploads.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { uploadLog } from './upload-log.ts'
import { useUploadLog } from './useUploadLog.ts'

const UploadDock = lazyComponent(() => import('./UploadDock.tsx'), {
  when: (load) => {
    load()
    return () => {}
  },
})

/** Follows the uploads of the open brand on each of its screens, and shows them as soon as there are some. */
export function UploadWatch() {
  const uploads = useUploads()?.uploads
  const { done } = useWatched(uploadLog)
  useUploadLog(uploads)
  return (uploads?.length ?? 0) + done.length > 0 ? <UploadDock /> : null
}

import { useUploads } from '#device/drive/useUploads.ts'
import { useWatched } from '#device/watch/useWatched.ts'
import { withWords } from '#device/words/interface.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { uploadLog } from './upload-log.ts'
import { useUploadLog } from './useUploadLog.ts'

const UploadDock = lazyComponent(() => withWords(import('./UploadDock.tsx'), 'drive-uploads'), {
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

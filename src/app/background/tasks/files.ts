import { mainDocument } from '#model/document-kinds/names.ts'
import { defineBackgroundTask } from '../background-task.ts'

/** Uploads the files that were picked here, and downloads those of the brand. */
export const exchangeFiles = defineBackgroundTask('document', async (document) => {
  if (document.name !== mainDocument) return
  const { settleFiles } = await import('#device/files/settle-files.ts')
  return settleFiles(document)
})

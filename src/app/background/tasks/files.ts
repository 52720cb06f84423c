import { mainDocument } from '#model/document-kinds/names.ts'
import { defineBackgroundTask } from '../background-task.ts'

/** Uploads the files that were picked here, and downloads those of the logo. */
export const exchangeFiles = defineBackgroundTask('document', async (document) => {
  if (document.name !== mainDocument) return
  const [{ settleFiles }, { logoFields }] = await Promise.all([
    import('#engine/files/settle-files.ts'),
    import('#model/documents/logo-fields.ts'),
  ])
  return settleFiles(document, logoFields)
})

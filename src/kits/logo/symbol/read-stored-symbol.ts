import { databaseNameOf } from '#engine/documents/storage/document-name.ts'
import { readStoredAnswers } from '#engine/documents/storage/stored-answers.ts'
import { findFile } from '#engine/files/kept-files.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { draftLogoOf } from '#model/documents/draft-logo.ts'
import { guide } from '#model/documents/guide.ts'
import type { FileReference } from '#model/fields/file.ts'
import { draftSymbol } from './draft-symbol.ts'

/**
 * The symbol of a brand that need not be open, as this device has it: the file, otherwise what is drafted in the logo maker. Null
 * where it has neither.
 */
export async function readStoredSymbol(account: number | null, brand: BrandRef): Promise<Blob | null> {
  const owner = isLocal(brand) ? null : account
  const answers = await readStoredAnswers(databaseNameOf({ account: owner, brand, name: 'guide' }))
  if (!answers) return null
  const file = answers[guide.visual.logoSymbol.path] as FileReference | null | undefined
  if (file) return (await findFile(owner, file))?.blob ?? null
  const draft = draftLogoOf(answers)
  return draft && draftSymbol(draft)
}

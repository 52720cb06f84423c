import type { Enqueued } from '#engine/queue/outbox.ts'
import { queueCommand } from '#engine/queue/queue-command.ts'
import { copyAddress, documentAddress, type GoogleFile } from '#model/google/document-address.ts'
import {
  addDocumentCommand,
  copyFromMarketCommand,
  copyToBrandCommand,
  copyToUserCommand,
  removeBrandDocumentCommand,
  removeUserDocumentCommand,
  renameBrandDocumentCommand,
  renameUserDocumentCommand,
  showing,
} from './commands/google-documents.ts'
import type { GoogleDocument, GoogleTemplate } from './reads/document-reads.ts'

/* Changes of the lists of a brand: shown at once, and sent when the server can be reached. */

export function addDocument(brand: number, file: GoogleFile, title: string): Promise<Enqueued> {
  const body = { title, address: documentAddress(file) }
  return queueCommand(showing(addDocumentCommand, newRow('USER', { ...file, title })), { body }, brand)
}

/** Puts a document of the operator into the list of the member. */
export function takeTemplate(brand: number, template: GoogleTemplate): Promise<Enqueued> {
  const { idTemplate, kind, fileId, name } = template
  const shown = showing(copyFromMarketCommand, newRow('USER', { kind, fileId, title: name }))
  return queueCommand(shown, { body: { idTemplate } }, brand)
}

/** Puts a link of one list into the other one too. */
export function copyDocument(brand: number, document: GoogleDocument): Promise<Enqueued> {
  const [to, given] =
    document.createdType === 'USER'
      ? (['BRAND', copyToBrandCommand] as const)
      : (['USER', copyToUserCommand] as const)
  return queueCommand(showing(given, newRow(to, document)), { body: { fileId: document.fileId } }, brand)
}

export function renameDocument(brand: number, document: GoogleDocument, title: string): Promise<Enqueued> {
  const { createdType, fileId } = document
  const given = createdType === 'USER' ? renameUserDocumentCommand : renameBrandDocumentCommand
  return queueCommand(given, { params: { fileId }, body: { title } }, brand)
}

export function removeDocument(brand: number, { createdType, fileId }: GoogleDocument): Promise<Enqueued> {
  const given = createdType === 'USER' ? removeUserDocumentCommand : removeBrandDocumentCommand
  return queueCommand(given, { params: { fileId } }, brand)
}

/** As the list has it until the server has it. */
function newRow(
  createdType: GoogleDocument['createdType'],
  { kind, fileId, title }: GoogleFile & { readonly title: string },
): GoogleDocument {
  return {
    id: `${createdType === 'USER' ? 'user' : 'brand'}/${fileId}`,
    createdType,
    kind,
    fileId,
    title,
    url: copyAddress({ kind, fileId }),
    createdAt: new Date().toISOString(),
  }
}

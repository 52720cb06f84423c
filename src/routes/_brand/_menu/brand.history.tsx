import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DocumentBeside } from '#app/brand/DocumentBeside.tsx'
import { HistoryPage, historyDocuments } from '#features/history/HistoryPage.tsx'
import type { HistorySearch } from '#features/history/versions/history-search.ts'
import { loadContent } from '#kits/words/content.ts'
import { isDocumentName, mainDocument } from '#model/document-kinds/names.ts'

export const Route = createFileRoute('/_brand/_menu/brand/history')({
  staticData: {
    screen: {
      title: msg`변경 이력`,
      menu: { group: 'home', icon: 'history', order: 3 },
      isInPalette: true,
      shortcut: 'H',
    },
  },
  validateSearch: ({ document, version }: Record<string, unknown>): HistorySearch => ({
    ...(typeof document === 'string' && isDocumentName(document) ? { document } : {}),
    ...(Number.isSafeInteger(Number(version)) && Number(version) > 0 ? { version: Number(version) } : {}),
  }),
  loader: () => loadContent('documents'),
  component: History,
})

function History() {
  const { document: asked = mainDocument, version = null } = Route.useSearch()
  const document = historyDocuments.find((name) => name === asked) ?? mainDocument
  const page = <HistoryPage document={document} idVersion={version} />
  return document === mainDocument ? page : <DocumentBeside document={document}>{page}</DocumentBeside>
}

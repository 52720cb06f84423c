import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { StrategyDocument } from '#app/brand/StrategyDocument.tsx'
import { loadContent, loadWorkbook, stepGroups } from '#device/words/content.ts'
import { HistoryPage } from '#features/history/HistoryPage.tsx'
import type { HistoryDocument } from '#features/history/versions/versions.ts'
import { diffWords } from '#features/workbook/drafts/word-diff.ts'

interface Search {
  /** The guide where it says none. */
  document?: HistoryDocument
  version?: number
}

export const Route = createFileRoute('/brand/history')({
  staticData: {
    screen: {
      guard: 'brand',
      layout: 'default',
      title: msg`변경 이력`,
      menu: { group: 'home', icon: 'history', order: 3 },
      isJump: true,
    },
  },
  validateSearch: ({ document, version }: Record<string, unknown>): Search => ({
    ...(document === 'strategy' || document === 'guide' ? { document } : {}),
    ...(Number.isSafeInteger(Number(version)) && Number(version) > 0 ? { version: Number(version) } : {}),
  }),
  loader: () =>
    Promise.all([
      loadWorkbook(...stepGroups),
      loadContent('options'),
      loadContent('options-strategy'),
      loadContent('reference'),
    ]),
  component: History,
})

function History() {
  const { document = 'guide', version = null } = Route.useSearch()
  const page = <HistoryPage document={document} idVersion={version} diffWords={diffWords} />
  return document === 'strategy' ? <StrategyDocument>{page}</StrategyDocument> : page
}

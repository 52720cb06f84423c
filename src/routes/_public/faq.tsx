import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadWords } from '#device/words/interface.ts'
import { FaqPage } from '#features/faq/FaqPage.tsx'
import type { FaqSearch } from '#features/faq/faqs.ts'

export const Route = createFileRoute('/_public/faq')({
  staticData: {
    screen: { title: msg`자주 묻는 질문`, isInPalette: true, isInFooter: true },
  },
  // The router parses a search text of digits as a number.
  validateSearch: ({ q, idCategory }: Record<string, unknown>): FaqSearch => ({
    ...(typeof q === 'string' || typeof q === 'number' ? { q: String(q).slice(0, 100) } : {}),
    ...(typeof idCategory === 'number' ? { idCategory } : {}),
  }),
  loader: () => loadWords('device', 'faq'),
  component: Faq,
})

function Faq() {
  return <FaqPage search={Route.useSearch()} />
}

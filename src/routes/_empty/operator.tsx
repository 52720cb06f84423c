import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadContent } from '#device/words/content.ts'
import { loadWords } from '#device/words/interface.ts'
import { DeskPage } from '#features/desk/DeskPage.tsx'

export const Route = createFileRoute('/_empty/operator')({
  staticData: { screen: { title: msg`작업대` } },
  loader: () =>
    Promise.all([
      loadWords('desk', 'device', 'device-failures'),
      loadContent('reference'),
      loadContent('options-strategy'),
    ]),
  component: DeskPage,
})

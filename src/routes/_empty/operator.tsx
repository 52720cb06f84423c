import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DeskPage } from '#features/desk/DeskPage.tsx'
import { loadContent } from '#kits/words/content.ts'

export const Route = createFileRoute('/_empty/operator')({
  staticData: { screen: { title: msg`작업대` } },
  loader: () => Promise.all([loadContent('reference'), loadContent('options-strategy')]),
  component: DeskPage,
})

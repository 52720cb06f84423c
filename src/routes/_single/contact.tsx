import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#features/support/ContactPage.tsx'

export const Route = createFileRoute('/_single/contact')({
  staticData: { screen: { title: msg`문의하기` } },
  component: ContactPage,
})

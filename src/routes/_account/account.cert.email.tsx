import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { certSearch } from '#app/routing/search.ts'
import { CertEmailPage } from '#features/account/CertEmailPage.tsx'

export const Route = createFileRoute('/_account/account/cert/email')({
  staticData: { screen: { title: msg`이메일 확인` } },
  validateSearch: certSearch,
  component: CertEmailPage,
})

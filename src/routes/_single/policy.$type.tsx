import { msg, t } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadWords } from '#device/words/interface.ts'
import { PolicyPage } from '#features/site/PolicyPage.tsx'
import { isPolicyType, type PolicyType } from '#features/site/policy/policy-types.ts'

export const Route = createFileRoute('/_single/policy/$type')({
  staticData: { screen: { title: msg`약관과 정책` } },
  loader: async ({ params: { type } }) => {
    if (!isPolicyType(type)) throw notFound()
    const titles: Record<PolicyType, string> = {
      TERM: t`이용약관`,
      PRIVACY: t`개인정보 처리방침`,
      MARKETING: t`마케팅 정보 수신 동의`,
    }
    await loadWords('site')
    return { type, title: titles[type] }
  },
  component: Policy,
})

function Policy() {
  const { type, title } = Route.useLoaderData()
  return <PolicyPage key={type} type={type} title={title} />
}

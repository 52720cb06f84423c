import { Trans, useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#contract/call.ts'
import { readPolicy } from '#contract/reference.ts'
import { Markdown } from '../markdown/Markdown.tsx'
import { sitePage } from '../page/site-page.ts'
import styles from './PolicyPage.module.css'
import { policyHeads } from './policy-heads.ts'

type Policy = AnswerOf<typeof readPolicy>

/** A policy in force. Without a language of its own it is shown in English or Korean, and says so. */
export const policyPage = sitePage({
  path: '/policy/$type',
  reads: ({ type = '' }) => ({ policy: { call: readPolicy, path: { type } } }),
  head: ({ policy }) => policyHeads[policy.type],
  Content: ({ answers }) => <PolicyText policy={answers.policy} />,
})

function PolicyText({ policy }: { policy: Policy }) {
  const { i18n } = useLingui()
  return (
    <article className={styles.policy}>
      <h1>{i18n._(policyHeads[policy.type].title)}</h1>
      {policy.effectiveDate !== '' && (
        <p className={styles.facts}>
          <Trans>시행일 {policy.effectiveDate}</Trans>
        </p>
      )}
      <div lang={policy.language}>
        <Markdown source={policy.body} />
      </div>
    </article>
  )
}

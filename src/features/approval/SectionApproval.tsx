import { Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Eye from 'lucide-react/icons/eye'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { useDocument } from '#device/documents/react/useDocument.ts'
import { useHasTeam } from '#device/reads/useHasTeam.ts'
import { useScreenActions } from '#device/screen/screen-actions.ts'
import { contentOf } from '#device/words/content.ts'
import { pageLanguage } from '#device/words/page-language.ts'
import type { Approval } from '#model/documents/approval.ts'
import type { Section } from '#model/workbook/sections.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import styles from './SectionApproval.module.css'
import { type SectionApproval as Approved, type AskedState, useApproval } from './useApproval.ts'

/** Approval of a section: state, by whom and when, and the possible next states. Only in a team. */
export default function SectionApproval({ section }: { section: Section }) {
  return useHasTeam(useDocument().brand) ? <StateAndActions section={section} /> : null
}

function StateAndActions({ section }: { section: Section }) {
  const { t } = useLingui()
  const approval = useApproval(section)
  const isEmpty = section.percent(useAnswers()) === 0
  const label = contentOf('workbook').sections[section.path]?.label ?? ''
  const { state, said, isQueued, isChanged } = approval
  if (isEmpty && state === 'DRAFT') return null
  return (
    <section className={styles.approval} aria-label={t`${label} 승인 상태`}>
      <div className={styles.state} aria-live="polite">
        <StateTag state={state} />
        {said && <Said said={said} />}
        {isQueued && (
          <span className={styles.said}>
            <Trans>연결되면 보낼게요</Trans>
          </span>
        )}
        {isChanged && (
          <span className={styles.changed}>
            <Icon of={TriangleAlert} size="small" />
            <Trans>승인 뒤에 바뀌었어요</Trans>
          </span>
        )}
      </div>
      {approval.isOpen && <Actions approval={approval} label={label} />}
    </section>
  )
}

function StateTag({ state }: { state: AskedState }) {
  switch (state) {
    case 'DRAFT':
      return (
        <Tag icon={<Icon of={CircleDashed} size="small" />}>
          <Trans>초안</Trans>
        </Tag>
      )
    case 'IN_REVIEW':
      return (
        <Tag tone="info" icon={<Icon of={Eye} size="small" />}>
          <Trans>검토 중</Trans>
        </Tag>
      )
    case 'APPROVED':
      return (
        <Tag tone="success" icon={<Icon of={Check} size="small" />}>
          <Trans>승인됨</Trans>
        </Tag>
      )
  }
}

function Said({ said }: { said: Approval }) {
  const date = new Date(said.at)
  const day = Number.isNaN(date.getTime())
    ? null
    : new Intl.DateTimeFormat(pageLanguage(), { month: 'long', day: 'numeric' }).format(date)
  const { name } = said
  return (
    <span className={styles.said}>
      {name !== '' && <Trans>{name} 님</Trans>}
      {day !== null && <time dateTime={said.at}>{day}</time>}
    </span>
  )
}

function Actions({ approval, label }: { approval: Approved; label: string }) {
  const { t } = useLingui()
  const { state, isChanged, mayApprove } = approval
  const lost = t`이 기기에 담지 못했어요. 저장 공간을 비우고 다시 해 주세요.`
  const press = async (next: AskedState) => {
    if (!(await approval.change(next))) showToast({ tone: 'error', text: lost })
  }
  const approves = (state === 'IN_REVIEW' || isChanged) && mayApprove
  const asks = state === 'DRAFT' || (isChanged && !mayApprove)
  const withdraws = state === 'IN_REVIEW' || (state === 'APPROVED' && mayApprove && !isChanged)
  const approveLabel = isChanged ? t`${label} 다시 승인` : t`${label} 승인`
  const askLabel = t`${label} 검토 요청`
  const withdrawLabel = t`${label} 다시 초안으로`
  useScreenActions([
    ...(approves ? [action('approve', approveLabel, 'APPROVED')] : []),
    ...(asks ? [action('ask', askLabel, 'IN_REVIEW')] : []),
    ...(withdraws ? [action('withdraw', withdrawLabel, 'DRAFT')] : []),
  ])
  function action(kind: string, name: string, next: AskedState) {
    return { id: `${kind}-${label}`, label: name, run: () => void press(next) }
  }
  return (
    <div className={styles.actions} data-print="none">
      {approves && (
        <Button size="small" aria-label={approveLabel} onClick={() => void press('APPROVED')}>
          {isChanged ? <Trans>다시 승인</Trans> : <Trans>승인</Trans>}
        </Button>
      )}
      {asks && (
        <Button size="small" aria-label={askLabel} onClick={() => void press('IN_REVIEW')}>
          <Trans>검토 요청</Trans>
        </Button>
      )}
      {withdraws && (
        <Button
          size="small"
          look="quiet"
          {...(state === 'APPROVED' ? { hangs: 'start' } : {})}
          aria-label={withdrawLabel}
          onClick={() => void press('DRAFT')}
        >
          <Trans>다시 초안으로</Trans>
        </Button>
      )}
      {state === 'IN_REVIEW' && !mayApprove && (
        <span className={styles.said}>
          <Trans>소유자나 관리자가 승인해요</Trans>
        </span>
      )}
    </div>
  )
}

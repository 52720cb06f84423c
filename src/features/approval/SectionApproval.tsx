import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Eye from 'lucide-react/icons/eye'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { pageDate } from '#engine/words/page-date.ts'
import { ActionButton } from '#kits/actions/ActionButton.tsx'
import type { Action } from '#kits/actions/action.ts'
import { useScreenActions } from '#kits/actions/useActions.ts'
import { openSubscribeOnly } from '#kits/commerce/plan-modal.ts'
import { useNeedsPlan } from '#kits/commerce/useNeedsPlan.ts'
import { useHasTeam } from '#kits/team/useHasTeam.ts'
import { contentOf } from '#kits/words/content.ts'
import type { Approval } from '#model/documents/approval.ts'
import type { Section } from '#model/workbook/sections.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import styles from './SectionApproval.module.css'
import { type SectionApproval as Approved, type AskedState, useApproval } from './useApproval.ts'

/**
 * Approval of a section: state, by whom and when, and the possible next states. Only in a team. Without Plus what was decided is
 * read and withdrawn, and a draft shows nothing.
 */
export default function SectionApproval({ section }: { section: Section }) {
  return useHasTeam(useDocument().brand) ? <StateAndActions section={section} /> : null
}

function StateAndActions({ section }: { section: Section }) {
  const { t } = useLingui()
  const approval = useApproval(section)
  const isEmpty = useFromAnswers((answers) => section.percent(answers) === 0)
  const label = contentOf('workbook').sections[section.path]?.label ?? ''
  const needsPlan = useNeedsPlan(useDocument().brand, 'PLUS')
  const { state, said, isQueued, isChanged } = approval
  if ((isEmpty || needsPlan) && state === 'DRAFT') return null
  return (
    <section className={styles.approval} aria-label={t`${label} 승인 상태`}>
      <div className={styles.state} aria-live="polite">
        <StateTag state={state} />
        {said && <ApprovalLine said={said} />}
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
      {approval.isOpen && <Actions approval={approval} label={label} needsPlan={needsPlan} />}
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

function ApprovalLine({ said }: { said: Approval }) {
  const day = pageDate(said.at, 'monthDay')
  const { name } = said
  return (
    <span className={styles.said}>
      {name !== '' && <Trans>{name} 님</Trans>}
      {day !== '' && <time dateTime={said.at}>{day}</time>}
    </span>
  )
}

interface ActionsProps {
  approval: Approved
  label: string
  /** Whether a new review or approval needs a larger plan. */
  needsPlan: boolean
}

function Actions({ approval, label, needsPlan }: ActionsProps) {
  const { t, i18n } = useLingui()
  const { state, isChanged, mayApprove } = approval
  const lost = t`이 기기에 담지 못했어요. 저장 공간을 비우고 다시 해 주세요.`
  const press = async (next: AskedState) => {
    if (!(await approval.change(next))) showToast({ tone: 'error', text: lost })
  }
  const approves = (state === 'IN_REVIEW' || isChanged) && mayApprove && !needsPlan
  const asks = (state === 'DRAFT' || (isChanged && !mayApprove)) && !needsPlan
  const withdraws = state === 'IN_REVIEW' || (state === 'APPROVED' && mayApprove && (!isChanged || needsPlan))
  const approve: Action = {
    id: `approve-${label}`,
    label: isChanged ? msg`${label} 다시 승인` : msg`${label} 승인`,
    short: isChanged ? msg`다시 승인` : msg`승인`,
    run: () => void press('APPROVED'),
  }
  const ask: Action = {
    id: `ask-${label}`,
    label: msg`${label} 검토 요청`,
    short: msg`검토 요청`,
    run: () => void press('IN_REVIEW'),
  }
  const withdraw: Action = {
    id: `withdraw-${label}`,
    label: msg`${label} 다시 초안으로`,
    short: msg`다시 초안으로`,
    run: () => void press('DRAFT'),
  }
  useScreenActions([...(approves ? [approve] : []), ...(asks ? [ask] : []), ...(withdraws ? [withdraw] : [])])
  return (
    <div className={styles.actions} data-print="none">
      {approves && <ActionButton action={approve} size="small" aria-label={i18n._(approve.label)} />}
      {asks && <ActionButton action={ask} size="small" aria-label={i18n._(ask.label)} />}
      {withdraws && (
        <ActionButton
          action={withdraw}
          size="small"
          look="quiet"
          {...(state === 'APPROVED' ? { hangs: 'start' } : {})}
          aria-label={i18n._(withdraw.label)}
        />
      )}
      {needsPlan && (
        <>
          <span className={styles.said}>
            <Trans>검토 요청과 승인은 Plus에서 할 수 있어요</Trans>
          </span>
          <Button size="small" look="quiet" onClick={() => openSubscribeOnly('PLUS')}>
            <Trans>Plus 알아보기</Trans>
          </Button>
        </>
      )}
      {!needsPlan && state === 'IN_REVIEW' && !mayApprove && (
        <span className={styles.said}>
          <Trans>소유자나 관리자가 승인해요</Trans>
        </span>
      )}
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { OtherDocument } from '#engine/documents/react/OtherDocument.tsx'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { Button } from '#ui/controls/Button.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { ProposalList } from './ProposalList.tsx'
import styles from './Proposals.module.css'
import { useProposals } from './useProposals.ts'

interface Props {
  /** Key of the proposal that was chosen elsewhere: taken as soon as it is drawn. */
  wanted: string | undefined
  /** The logo that a proposal replaces. */
  before: LogoEditorState | null
  /** The heading gets the focus, because what was pressed is gone. */
  takesFocus: boolean
  onTake: (state: LogoEditorState) => void
  onLeave: () => void
}

/** Six finished logos, drawn from what the brand has decided. Opens the strategy too, for its keywords. */
export default function LogoProposals(props: Props) {
  return (
    <OtherDocument document="strategy" isAside>
      <Choice {...props} />
    </OtherDocument>
  )
}

function Choice({ wanted, before, takesFocus, onTake, onLeave }: Props) {
  const { t } = useLingui()
  const proposals = useProposals()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isFirst] = useState(takesFocus)
  useEffect(() => {
    if (!isFirst) return
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [isFirst])
  const take = (state: LogoEditorState) => {
    onTake(state)
    if (!before) return
    showToast({
      tone: 'success',
      text: t`고른 제안으로 바꿨어요`,
      action: { label: t`실행 취소`, onPress: () => onTake(before) },
    })
  }
  const { drawn } = proposals
  const takeWanted = useEffectEvent(() => {
    if (wanted === undefined || !drawn) return
    const found = drawn.find(({ key }) => key === wanted)
    if (found) take(found.state)
  })
  useEffect(() => takeWanted(), [drawn])
  return (
    <section className={styles.proposals} aria-labelledby="logo-proposals">
      <h2 id="logo-proposals" ref={heading} tabIndex={-1} className={styles.title}>
        <Trans>브랜드로 그린 로고 여섯 가지</Trans>
      </h2>
      <p className={styles.note}>
        <Trans>컬러와 글꼴, 업종과 키워드로 그렸어요. 하나를 고르면 이어서 고칠 수 있어요.</Trans>
      </p>
      <ProposalList proposals={proposals} onTake={({ state }) => take(state)} />
      <div>
        <Button onClick={onLeave}>
          {before ? <Trans>만들던 로고로 돌아가기</Trans> : <Trans>제안 없이 시작하기</Trans>}
        </Button>
      </div>
    </section>
  )
}

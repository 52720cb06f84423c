import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DesignFinding } from '#scene/checks/design-finding.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Note } from '#ui/Text.tsx'
import { usePageActs } from '../pages/usePageActs.ts'
import { useEditorState, useShown } from '../state/EditorProvider.tsx'
import styles from './Print.module.css'
import { PrintChecks } from './PrintChecks.tsx'
import { PrintPage } from './PrintPage.tsx'
import { PrintSide } from './PrintSide.tsx'
import { type PrintCheck, usePrintCheck } from './usePrintCheck.ts'

/** What a print shop would ask about the design, and the file for it. What is found forbids nothing. */
export default function PrintDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const check = usePrintCheck()
  const isRefused = check === 'refused'
  const checked = isRefused ? null : check
  return (
    <Dialog
      isOpen
      isBare
      closesOutside={false}
      size="xl"
      onClose={onClose}
      title={<Trans>인쇄 준비</Trans>}
      description={isRefused ? undefined : <Sum check={checked} />}
      closeLabel={t`닫기`}
    >
      {isRefused ? (
        <Note className={styles.refused}>
          <Trans>
            이 디자인은 한 쪽에 담을 수 있는 것보다 커서 인쇄 파일을 만들 수 없어요. 글이나 레이어를 줄여
            주세요.
          </Trans>
        </Note>
      ) : (
        <div className={styles.columns}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keys too */}
          <section tabIndex={0} aria-label={t`인쇄 준비`} className={styles.main}>
            {checked ? <Checked check={checked} onClose={onClose} /> : <Skeleton lines={6} />}
          </section>
          <PrintSide onClose={onClose} />
        </div>
      )}
    </Dialog>
  )
}

function Sum({ check }: { readonly check: PrintCheck | null }) {
  if (!check) return <Trans>인쇄할 준비가 됐는지 보고 있어요.</Trans>
  const count = check.findings.length
  if (count === 0) return <Trans>인쇄할 준비가 됐어요.</Trans>
  return <Plural value={count} other="#가지를 봐 주세요. 그대로 인쇄할 수도 있어요." />
}

interface CheckedProps {
  readonly check: PrintCheck
  readonly onClose: () => void
}

function Checked({ check, onClose }: CheckedProps) {
  const state = useEditorState()
  const { body, page } = useShown()
  const { show } = usePageActs()
  const [wanted, setWanted] = useState(page?.id)
  const at = Math.max(
    0,
    body.pages.findIndex(({ id }) => id === wanted),
  )
  const open = ({ page: key, layer }: DesignFinding) => {
    onClose()
    show(key)
    state.entered.set(null)
    state.selection.set(layer === '' ? [] : [layer])
  }
  return (
    <>
      <PrintPage check={check} at={at} onTurn={(to) => setWanted(body.pages[to]?.id)} />
      <PrintChecks check={check} onShow={open} />
    </>
  )
}

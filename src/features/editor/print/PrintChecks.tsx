import { Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import { type DesignFinding, type DesignTopic, designTopics, topicOf } from '#scene/checks/design-finding.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useShown } from '../state/EditorProvider.tsx'
import styles from './Print.module.css'
import { useFindingWords } from './useFindingWords.ts'
import { useFineWords } from './useFineWords.ts'
import type { PrintCheck } from './usePrintCheck.ts'
import { useWhere } from './useWhere.ts'

interface Props {
  readonly check: PrintCheck
  /** Shows where it is, on the page behind the dialog. */
  readonly onShow: (finding: DesignFinding) => void
}

/** Findings of a topic that are shown at first. */
const shownFirst = 4

/** All topics in their order, each with what is found of it: a press on one shows the layer. */
export function PrintChecks({ check, onShow }: Props) {
  return (
    <ul className={styles.topics}>
      {designTopics.map((topic) => (
        <Topic key={topic} topic={topic} check={check} onShow={onShow} />
      ))}
    </ul>
  )
}

function Topic({ topic, check, onShow }: Props & { readonly topic: DesignTopic }) {
  const { t } = useLingui()
  const words = useFindingWords()
  const fine = useFineWords(check)
  const [isWhole, setIsWhole] = useState(false)
  const { findings } = check
  const own = findings.filter(({ fault }) => topicOf[fault] === topic)
  const isFine = own.length === 0
  const shown = isWhole ? own : own.slice(0, shownFirst)
  const rest = own.length - shown.length
  return (
    <li className={styles.topic} data-fine={isFine || undefined}>
      <Icon of={isFine ? Check : TriangleAlert} />
      <div>
        <h3>
          {words.topic(topic)}
          <VisuallyHidden>{isFine ? t`괜찮아요` : t`봐 주세요`}</VisuallyHidden>
        </h3>
        {isFine && (
          <Text tone="soft" size="small">
            {fine[topic]}
          </Text>
        )}
        {shown.length > 0 && (
          <ul className={styles.findings}>
            {shown.map((finding) => (
              <li key={`${finding.fault} ${finding.page} ${finding.layer}`}>
                <FindingRow finding={finding} number={findings.indexOf(finding) + 1} onShow={onShow} />
              </li>
            ))}
          </ul>
        )}
        {rest > 0 && (
          <Button look="quiet" size="small" hangs="start" onClick={() => setIsWhole(true)}>
            <Trans>{rest}가지 더 보기</Trans>
          </Button>
        )}
      </div>
    </li>
  )
}

interface RowProps {
  readonly finding: DesignFinding
  /** As on the page. */
  readonly number: number
  readonly onShow: (finding: DesignFinding) => void
}

/** One without a place is a sentence alone. */
function FindingRow({ finding, number, onShow }: RowProps) {
  const words = useFindingWords()
  const { body } = useShown()
  const where = useWhere()(finding)
  const sentence = words.finding(finding)
  if (finding.layer === '' && body.pages.length < 2)
    return (
      <Text tone="soft" size="small" className={styles.sentence}>
        {sentence}
      </Text>
    )
  return (
    <button type="button" className={styles.finding} onClick={() => onShow(finding)}>
      <span className={styles.number} data-level={finding.level}>
        {number}
      </span>
      <span>
        <b>{where}</b> {sentence}
      </span>
    </button>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useBrandFaultWords } from '#kits/design/checks/useBrandFaultWords.ts'
import { useOpenEditor } from '#kits/design/document/useOpenEditor.ts'
import { toPictureReference } from '#kits/planner/picture/picture-scene.ts'
import type { ChannelKey } from '#model/documents/planner-keys.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import styles from '../parts/Parts.module.css'
import { useBrandFindings } from './useBrandFindings.ts'
import { useSmallerWords } from './useSmallerWords.ts'

/** Findings of one picture that are shown; the editor tells all of them. */
const shownAtMost = 3

interface Props {
  pictures: readonly string[]
  /** In whose size designs are downloaded; null: in their own. */
  channel: ChannelKey | null
}

/**
 * What of the pictures that are designs is not as the brand looks, or not in the proportions of the channel. Nothing where all of
 * it is.
 */
export default function DesignChecks({ pictures, channel }: Props) {
  return pictures.map((picture) => {
    const kind = toPictureReference(picture)?.kind
    return (
      (kind === 'design' || kind === 'entry') && <Checked key={picture} picture={picture} channel={channel} />
    )
  })
}

function Checked({ picture, channel }: { picture: string; channel: ChannelKey | null }) {
  const { t } = useLingui()
  const words = useBrandFaultWords()
  const openEditor = useOpenEditor()
  const { findings, pages, body } = useBrandFindings(picture)
  const smaller = useSmallerWords(body, channel)
  const reference = toPictureReference(picture)
  if (findings.length === 0 && smaller === null) return null
  const rest = findings.length - shownAtMost
  return (
    <section className={styles.checks} aria-label={t`디자인 점검`}>
      <ul>
        {smaller !== null && (
          <li>
            <Icon of={CircleAlert} size="small" />
            <span>{smaller}</span>
          </li>
        )}
        {findings.slice(0, shownAtMost).map((finding) => {
          const page = pages.indexOf(finding.page) + 1
          return (
            <li key={`${finding.fault} ${finding.page} ${finding.layer} ${finding.about}`}>
              <Icon of={CircleAlert} size="small" />
              <span>
                {pages.length > 1 && (
                  <b>
                    <Trans>{page}쪽</Trans>{' '}
                  </b>
                )}
                {words(finding)}
              </span>
            </li>
          )
        })}
      </ul>
      {rest > 0 && (
        <Text as="span" tone="soft" size="small">
          <Plural value={rest} other="#가지 더 있어요" />
        </Text>
      )}
      {reference?.kind === 'design' && (
        <Button look="quiet" size="small" hangs="start" onClick={() => openEditor(reference.id)}>
          <Trans>편집기에서 고치기</Trans>
        </Button>
      )}
    </section>
  )
}

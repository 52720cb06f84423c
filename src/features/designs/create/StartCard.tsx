import { Trans } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import { useOnline } from '#engine/browser/network.ts'
import { useDesignThumbnail } from '#kits/design/document/useDesignThumbnail.ts'
import { useStoredBody } from '#kits/design/document/useStoredBody.ts'
import { PremiumMark } from '#kits/design/templates/PremiumMark.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import { DesignCover } from '../cards/DesignCover.tsx'
import { useLibraryScene } from '../cards/library-scene.ts'
import styles from './StartList.module.css'
import type { PictureStart } from './start.ts'

interface Props {
  start: PictureStart
  name: string
  facts: string
}

/** The first page of what a design may begin with, its name and form. */
export function StartCard({ start, name, facts }: Props) {
  const { brand } = useLibraryScene()
  const isOnline = useOnline()
  const design = start.kind === 'design' ? start.design : null
  const stored = useStoredBody(brand, design?.document ?? null)
  const thumbnail = useDesignThumbnail(brand, design?.row ?? null, stored === null)
  return (
    <>
      <span className={styles.frame}>
        <DesignCover body={start.kind === 'template' ? start.template.body : stored} thumbnail={thumbnail} />
        {start.kind === 'template' && start.template.isPremium && <PremiumMark className={styles.mark} />}
        <span className={styles.check}>
          <Icon of={Check} size="small" />
        </span>
      </span>
      <span className={styles.name}>{name}</span>
      <Text as="small" tone="soft" size="small" className={styles.facts}>
        {design !== null && stored === null && !isOnline ? <Trans>이 기기에 없음</Trans> : facts}
      </Text>
    </>
  )
}

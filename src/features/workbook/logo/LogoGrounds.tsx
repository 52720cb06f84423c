import { Trans, useLingui } from '@lingui/react/macro'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import type { ShownFile } from '#engine/files/useFileUrl.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { type Ground, PicturePane } from '#ui/media/PicturePane.tsx'
import styles from './LogoFile.module.css'

/** Previews the image on the three backgrounds it has to work on. */
export function LogoGrounds({
  shown,
  label,
  isSquare,
}: {
  shown: ShownFile
  label: string
  isSquare?: boolean
}) {
  const { t } = useLingui()
  const names: Readonly<Record<Ground, string>> = {
    light: t`밝은 바탕`,
    dark: t`어두운 바탕`,
    brand: t`브랜드 컬러 바탕`,
    paper: t`종이 바탕`,
  }
  // Without a main colour the third background is paper.
  const hasColour = useFromAnswers((answers) => textOf(answers, guide.visual.main.path) !== '')
  const grounds: readonly Ground[] = ['light', 'dark', hasColour ? 'brand' : 'paper']
  return (
    <div className={styles.grounds} data-square={isSquare || undefined}>
      {grounds.map((ground, i) => (
        <PicturePane key={ground} ground={ground} name={names[ground]} isSmall>
          <Content shown={shown} label={i === 0 ? label : ''} />
        </PicturePane>
      ))}
    </div>
  )
}

function Content({ shown, label }: { shown: ShownFile; label: string }) {
  if (shown.url) return <img src={shown.url} alt={label} />
  if (shown.state === 'elsewhere')
    return (
      <span className={styles.away}>
        <Trans>연결되면 보여요</Trans>
      </span>
    )
  return <Skeleton width="60%" height={28} />
}

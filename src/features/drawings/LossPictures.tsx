import { Trans, useLingui } from '@lingui/react/macro'
import type { DrawingLoss } from '#engine/files/drawing-losses.ts'
import { PicturePane } from '#ui/media/PicturePane.tsx'
import styles from './DrawingLossDialog.module.css'

/** A drawing as it came beside what would be stored of it, with what is missing. */
export function LossPictures({ loss: { before, after, removed } }: { loss: DrawingLoss }) {
  const { t } = useLingui()
  return (
    <>
      <div className={styles.both}>
        <PicturePane ground="light" name={<Trans>고른 파일</Trans>}>
          <img src={before} alt={t`고른 파일의 그림`} className={styles.picture} />
        </PicturePane>
        <PicturePane ground="light" name={<Trans>담기는 그림</Trans>}>
          <img src={after} alt={t`담기는 그림`} className={styles.picture} />
        </PicturePane>
      </div>
      {removed.length > 0 ? (
        <>
          <h3 className={styles.title}>
            <Trans>빠지는 것</Trans>
          </h3>
          <ul className={styles.removed}>
            {removed.map((part) => (
              <li key={part}>
                <code>{part}</code>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={styles.note}>
          <Trans>두 그림이 다르게 보여요. 담기 전에 견주어 봐 주세요.</Trans>
        </p>
      )}
    </>
  )
}

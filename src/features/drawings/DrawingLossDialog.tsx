import { Trans, useLingui } from '@lingui/react/macro'
import type { LossQuestion } from '#device/files/drawing-losses.ts'
import { Button } from '#ui/controls/Button.tsx'
import { PicturePane } from '#ui/media/PicturePane.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import styles from './DrawingLossDialog.module.css'

/** A drawing as it came beside what would be stored of it, with what is missing. The person decides. */
export default function DrawingLossDialog({ question }: { question: LossQuestion }) {
  const { t } = useLingui()
  const { name, before, after, removed, answer } = question
  return (
    <Dialog
      isOpen
      onClose={() => answer(false)}
      title={<Trans>그림의 일부를 담을 수 없어요</Trans>}
      description={name}
      closeLabel={t`닫기`}
      size="lg"
      closesOutside={false}
      actions={
        <>
          <Button onClick={() => answer(false)} data-autofocus>
            <Trans>담지 않기</Trans>
          </Button>
          <Button look="ink" onClick={() => answer(true)}>
            <Trans>이대로 담기</Trans>
          </Button>
        </>
      }
    >
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
      <p className={styles.note}>
        <Trans>
          모두 담으려면 그리기 프로그램에서 글자와 효과를 도형으로 바꾸고, 사진은 파일 안에 넣어 다시 내보내
          주세요.
        </Trans>
      </p>
    </Dialog>
  )
}

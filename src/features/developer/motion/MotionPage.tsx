import { Trans, useLingui } from '@lingui/react/macro'
import { pause } from '#engine/time/start-timer.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { TopProgress } from '#ui/feedback/TopProgress.tsx'
import { Seal } from '#ui/marks/Seal.tsx'
import { StatusPicture } from '#ui/marks/StatusPicture.tsx'
import { showLoading } from '#ui/overlays/loading.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { DeveloperFrame, Specimen } from '../DeveloperFrame.tsx'
import { Motion } from './Motion.tsx'
import styles from './MotionPage.module.css'

const loadingMs = 2_000

/** What moves in the product, with the times that the browser reads from the style sheets. */
export function MotionPage() {
  const { t } = useLingui()
  const load = () => {
    const end = showLoading({ title: t`불러오는 중` })
    void pause(loadingMs).then(end)
  }
  return (
    <DeveloperFrame
      title={<Trans>움직임</Trans>}
      note={
        <Trans>
          제품에는 Lottie 파일이 없어요. 움직임은 모두 CSS이고, 기기에서 동작 줄이기를 켜면 멈춰요.
        </Trans>
      }
    >
      <Specimen name="Seal">
        <Motion>
          <Seal size={96} tiltKey="motion" isFresh />
        </Motion>
      </Specimen>
      <Specimen name="StatusPicture">
        <Motion>
          <StatusPicture of="lost" />
        </Motion>
      </Specimen>
      <Specimen name="Skeleton">
        <Motion>
          <Skeleton lines={3} />
        </Motion>
      </Specimen>
      <Specimen name="TopProgress">
        <Motion>
          <span className={styles.top}>
            <TopProgress isBusy label={t`불러오는 중`} />
          </span>
        </Motion>
      </Specimen>
      <Specimen name="showToast">
        <Button className={styles.start} onClick={() => showToast({ tone: 'info', text: t`복사했어요` })}>
          <Trans>보기</Trans>
        </Button>
      </Specimen>
      <Specimen name="showLoading">
        <Button className={styles.start} onClick={load}>
          <Trans>보기</Trans>
        </Button>
      </Specimen>
    </DeveloperFrame>
  )
}

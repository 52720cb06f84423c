import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { openPlanPrompt } from '#kits/commerce/plan-modal.ts'
import { useStorage } from '#kits/drive/react/useStorage.ts'
import type { DriveFault, RefusedFile } from '#kits/drive/uploads/drive-types.ts'
import { photosIn } from '#model/files/photo-count.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import styles from './Drive.module.css'

const atMost = 5

/** Why files were not taken; it stays until the user closes it. */
export function RefusedFiles({ files, onClose }: { files: readonly RefusedFile[]; onClose: () => void }) {
  const faultWords = useFaultWords()
  const count = files.length
  const rest = count - atMost
  const isFull = files.some(({ fault }) => fault === 'noRoom')
  return (
    <div className={styles.banner}>
      <Banner
        tone="danger"
        look="box"
        actions={
          <>
            {isFull && (
              <Button size="small" onClick={openPlanPrompt}>
                <Trans>공간 늘리기</Trans>
              </Button>
            )}
            <Button size="small" onClick={onClose}>
              <Trans>확인</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>{count}개는 담지 못했어요. 나머지 파일에는 영향이 없어요.</Trans>
        </p>
        <ul className={styles.refused}>
          {files.slice(0, atMost).map((file, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
            <li key={at}>
              <b>{file.name}</b> {faultWords(file)}
            </li>
          ))}
        </ul>
        {rest > 0 && (
          <p>
            <Trans>그 밖에 {rest}개</Trans>
          </p>
        )}
        {isFull && <RoomLeft />}
      </Banner>
    </div>
  )
}

/** How much still fits, in what people have. */
function RoomLeft() {
  const room = useStorage()
  if (room?.used == null || room.allowed == null) return null
  const photos = photosIn(room.allowed - room.used - room.queued)
  return (
    <p>
      {photos > 0 ? (
        <Plural value={photos} other="남은 공간에는 휴대폰 사진이 약 #장 들어가요." />
      ) : (
        <Trans>휴대폰 사진 한 장이 들어갈 공간도 남지 않았어요.</Trans>
      )}
    </p>
  )
}

function useFaultWords(): (file: RefusedFile) => string {
  const { t } = useLingui()
  const words: Record<DriveFault, string> = {
    empty: t`비어 있는 파일이에요.`,
    heic: t`HEIC 사진은 아직 받지 못해요. JPG로 바꿔서 올려 주세요.`,
    wrongType: t`지원하지 않는 파일 형식이에요.`,
    notPicture: t`그림 파일이 아니거나 망가진 파일이에요.`,
    tooLarge: t`너무 큰 파일이에요. 이미지는 10MB, 동영상은 200MB, 그 밖은 50MB까지예요.`,
    noRoom: t`브랜드에 남은 용량이 모자라요. 휴지통을 비우면 자리가 생겨요.`,
    noSpace: t`이 기기에 둘 자리가 모자라요. 기다리는 파일을 먼저 보내 주세요.`,
    queueFull: t`기다리는 파일이 너무 많아요. 몇 개가 전송된 뒤에 다시 담아 주세요.`,
    unreadable: t`파일을 읽지 못했어요. 다른 곳으로 옮겼거나 열려 있지 않은지 확인해 주세요.`,
    signedOut: t`로그인이 끝났어요. 다시 로그인하고 올려 주세요.`,
    brokenDrawing: t`SVG로 열 수 없는 파일이에요. 그리기 프로그램에서 다시 내보내 주세요.`,
    emptyDrawing: t`이 SVG에는 그려진 것이 없어요. 그리기 프로그램에서 다시 내보내 주세요.`,
    complexDrawing: t`이 SVG는 너무 복잡해서 담을 수 없어요. 그리기 프로그램에서 줄이고 다시 내보내 주세요.`,
  }
  return ({ fault, part }) =>
    fault === 'emptyDrawing' && part
      ? t`이 SVG에는 담을 수 있는 그림이 없어요. 담을 수 없는 부분: ${part}. 도형으로 바꾸고 다시 내보내 주세요.`
      : words[fault]
}

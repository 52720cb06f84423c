import { Plural, Trans } from '@lingui/react/macro'
import type { MadePicture } from '#contract/shapes/ai-picture.ts'
import { shortMoment } from '#engine/words/short-moment.ts'
import MadeByModel from '#kits/pictures/made/MadeByModel.tsx'
import { isOpenPicture } from '#model/pictures/made-picture.ts'
import { Row, Stack } from '#ui/Stack.tsx'
import { Note, Text } from '#ui/Text.tsx'
import styles from '../shared/PictureTool.module.css'
import { usePictureWords } from '../shared/picture-words.ts'
import { PictureCard } from './PictureCard.tsx'
import { ReportButton } from './ReportButton.tsx'
import { StopButton } from './StopButton.tsx'
import type { PictureRequests } from './usePictureRequests.ts'

interface Props {
  idBrand: number
  request: MadePicture
  requests: PictureRequests
}

/** One request: being made, with the way to stop it; made, with its pictures; or failed, with the reason. */
export function RequestPart({ idBrand, request, requests }: Props) {
  const words = usePictureWords()
  const { state, style, form, count, createdAt, subject, files, model } = request
  return (
    <Stack as="section" gap={3} className={styles.request}>
      <Row gap={2} align="center" isWrapped>
        {state === 'DONE' && <MadeByModel />}
        <Text as="span" size="small">
          {words.style(style)} · {words.form(form)} · <Plural value={count} other="#장" />
        </Text>
        <Text as="span" tone="soft" size="small" className={styles.when}>
          {shortMoment(createdAt)}
        </Text>
      </Row>
      {subject !== null && <Text>{subject}</Text>}
      <RequestState request={request} />
      {isOpenPicture(state) && <StopButton idBrand={idBrand} request={request} onStop={requests.stop} />}
      {files.length > 0 && (
        <ul className={styles.pictures}>
          {files.map((file, at) => (
            <li key={file.idFile}>
              <PictureCard idBrand={idBrand} file={file} number={at + 1} />
            </li>
          ))}
        </ul>
      )}
      {state === 'DONE' && (
        <Row gap={3} align="center" isWrapped>
          <Text as="span" tone="soft" size="small">
            <Trans>모델 {model}</Trans>
          </Text>
          <ReportButton request={request} onReport={requests.report} />
        </Row>
      )}
    </Stack>
  )
}

/** How far it is, and what has become of its credits. */
function RequestState({ request: { state, code, count, credit, files, removal } }: Pick<Props, 'request'>) {
  const words = usePictureWords()
  switch (state) {
    case 'WAITING':
    case 'RUNNING':
      return (
        <Note role="status">
          {state === 'WAITING' ? <Trans>차례를 기다리고 있어요.</Trans> : <Trans>그리고 있어요.</Trans>}{' '}
          <Trans>이 화면을 닫아도 계속 만들고, 다 되면 드라이브에 담겨요.</Trans>
        </Note>
      )
    case 'FAILED':
      return (
        <Note tone={code === 'AI_STOPPED' ? 'soft' : 'danger'}>
          {words.failure(code ?? 'INTERNAL')} <Trans>크레딧은 모두 돌아왔어요.</Trans>
        </Note>
      )
    case 'DONE':
      // An answer of a node of the release before has none.
      if (removal) return <RemovalNote removal={removal} />
      return (
        <Note>
          {files.length === 0 ? (
            <Trans>드라이브에서 지운 그림이에요.</Trans>
          ) : files.length < count ? (
            <Plural value={files.length} other={`#장이 담겨 있고, ${credit} 크레딧을 썼어요.`} />
          ) : (
            <Trans>드라이브에 담았고, {credit} 크레딧을 썼어요.</Trans>
          )}
        </Note>
      )
  }
}

function RemovalNote({ removal: { note } }: { removal: NonNullable<MadePicture['removal']> }) {
  return (
    <Note tone="danger">
      {note === null ? (
        <Trans>운영자가 내린 그림이에요.</Trans>
      ) : (
        <Trans>운영자가 내린 그림이에요. 이유: {note}</Trans>
      )}
    </Note>
  )
}

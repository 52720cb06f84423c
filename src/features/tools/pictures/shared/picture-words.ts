import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { PictureFailure, PictureForm, PictureStyle } from '#model/pictures/made-picture.ts'

/** Parts of a request, which the person is told about first. */
export type SentPart = 'subject' | 'industry' | 'service' | 'target' | 'keywords' | 'colors'

const styles: Readonly<Record<PictureStyle, MessageDescriptor>> = {
  PHOTO: msg`사진처럼`,
  STILL_LIFE: msg`정물 사진`,
  ILLUSTRATION: msg`일러스트`,
  WATERCOLOR: msg`수채화`,
  LINE: msg`선 그림`,
  CLAY: msg`점토`,
}

const forms: Readonly<Record<PictureForm, MessageDescriptor>> = {
  SQUARE: msg`정사각형`,
  PORTRAIT: msg`세로로 길게`,
  LANDSCAPE: msg`가로로 길게`,
}

const parts: Readonly<Record<SentPart, MessageDescriptor>> = {
  subject: msg`적은 글`,
  industry: msg`업종`,
  service: msg`대표 상품이나 하는 일`,
  target: msg`자주 찾는 손님`,
  keywords: msg`느낌을 말하는 낱말`,
  colors: msg`컬러`,
}

const away = msg`그림을 만드는 곳과 연결이 끊겼어요. 잠시 뒤 다시 만들어 주세요.`
const unusable = msg`쓸 수 있는 그림이 오지 않았어요. 다시 만들어 주세요.`
const slow = msg`정해진 시간 안에 그림이 오지 않았어요. 다시 만들어 주세요.`

const failures: Readonly<Record<PictureFailure, MessageDescriptor>> = {
  PROVIDER_OFF: msg`그사이 그림 모델의 연결이 끊겼어요.`,
  PROVIDER_DOWN: msg`그림을 만드는 곳이 응답하지 않아요. 잠시 뒤 다시 만들어 주세요.`,
  AI_BUSY: msg`그림을 만드는 곳에 요청이 몰렸어요. 잠시 뒤 다시 만들어 주세요.`,
  AI_TIMEOUT: slow,
  AI_STALLED: slow,
  AI_NETWORK: away,
  AI_CUT: away,
  AI_REFUSED: msg`이 표현으로는 그림을 만들 수 없어요. 다른 말로 바꿔 주세요.`,
  AI_STOPPED: msg`만들기를 멈췄어요.`,
  AI_BAD_ANSWER: unusable,
  STORAGE_EXCEEDED: msg`드라이브에 자리가 모자라 그림을 담지 못했어요. 자리를 비우고 다시 만들어 주세요.`,
  STORAGE_DOWN: msg`드라이브에 그림을 담지 못했어요. 잠시 뒤 다시 만들어 주세요.`,
  INTERNAL: msg`서버에 문제가 생겨 그림을 만들지 못했어요. 잠시 뒤 다시 만들어 주세요.`,
}

/** Names of styles, forms and of what is sent, and why no picture was made. */
export function usePictureWords() {
  const { i18n } = useLingui()
  const nameIn = (words: Readonly<Record<string, MessageDescriptor>>) => (key: string) => {
    const name = words[key]
    return name ? i18n._(name) : key
  }
  return {
    style: nameIn(styles),
    form: nameIn(forms),
    part: nameIn(parts),
    failure: (code: string) =>
      i18n._((failures as Readonly<Record<string, MessageDescriptor>>)[code] ?? failures.INTERNAL),
  }
}

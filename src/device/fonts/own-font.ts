import bold from 'pretendard/dist/web/static/woff/Pretendard-Bold.woff?url'
import regular from 'pretendard/dist/web/static/woff/Pretendard-Regular.woff?url'

export type OwnWeight = 400 | 700

/** The whole of Pretendard in two weights: files of the app itself, so that every device has them without a network. */
export function ownFont(weight: OwnWeight): string {
  return weight === 700 ? bold : regular
}

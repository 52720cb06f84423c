import bold from 'pretendard/dist/web/static/woff/Pretendard-Bold.woff?url'
import regular from 'pretendard/dist/web/static/woff/Pretendard-Regular.woff?url'

export type OwnWeight = 400 | 700

/** URL of the complete Pretendard in two weights. Files of the app, so that they are precached. */
export function ownFont(weight: OwnWeight): string {
  return weight === 700 ? bold : regular
}

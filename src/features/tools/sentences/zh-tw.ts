import { zhTW as reviews } from '#model/reviews/zh-tw.ts'
import { zhTW as texts } from '#model/tools/texts/zh-tw.ts'

export const sentences = { texts, reviews }

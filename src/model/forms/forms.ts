/** Tabs of the forms, in the order of the screen. Numbers are public: tabs are only added, at the end. */
export const formTabs = [
  'sns',
  'video',
  'kakao',
  'message',
  'naver',
  'shop',
  'web',
  'ad',
  'card',
  'flyer',
  'poster',
  'menu',
  'banner',
  'sticker',
  'office',
  'pack',
] as const

export type FormTab = (typeof formTabs)[number]

export type SizeUnit = 'px' | 'mm'

export const sizeUnits: readonly SizeUnit[] = ['px', 'mm']

/** A size that something is made in. Names: `locales/<language>/board/forms.json`. */
export interface Form {
  readonly idForm: number
  /** As bodies name it. */
  readonly key: string
  readonly tab: FormTab
  /** In its unit. */
  readonly width: number
  readonly height: number
  readonly unit: SizeUnit
  /** Millimetres that are cut off around it in print; 0: none. */
  readonly bleed: number
}

/** Sizes that a form of one's own may have, in its unit. */
export const formLimits = { smallest: 40, largest: 8_000 } as const

/**
 * All forms. Services change theirs, so that sizes may be corrected here; ids and keys are stored in designs: forms are only
 * added, at the end.
 */
export const forms: readonly Form[] = [
  form(1, 'instagram-square', 'sns', 1080, 1080, 'px'),
  form(2, 'instagram-portrait', 'sns', 1080, 1350, 'px'),
  form(3, 'instagram-grid', 'sns', 1080, 1440, 'px'),
  form(4, 'instagram-story', 'sns', 1080, 1920, 'px'),
  form(5, 'instagram-profile', 'sns', 320, 320, 'px'),
  form(6, 'facebook-post', 'sns', 1200, 630, 'px'),
  form(7, 'facebook-cover', 'sns', 1640, 856, 'px'),
  form(8, 'threads-post', 'sns', 1080, 1350, 'px'),
  form(9, 'x-post', 'sns', 1600, 900, 'px'),
  form(10, 'x-header', 'sns', 1500, 500, 'px'),
  form(11, 'youtube-thumbnail', 'video', 1280, 720, 'px'),
  form(12, 'youtube-channel', 'video', 2560, 1440, 'px'),
  form(13, 'shorts-cover', 'video', 1080, 1920, 'px'),
  form(14, 'kakao-channel-message', 'kakao', 800, 400, 'px'),
  form(15, 'kakao-channel-wide', 'kakao', 800, 600, 'px'),
  form(16, 'kakao-channel-image', 'kakao', 720, 720, 'px'),
  form(17, 'kakao-channel-carousel', 'kakao', 600, 720, 'px'),
  form(18, 'kakao-channel-profile', 'kakao', 640, 640, 'px'),
  form(19, 'kakao-channel-cover', 'kakao', 800, 800, 'px'),
  form(20, 'mms-image', 'message', 1280, 720, 'px'),
  form(21, 'naver-blog-cover', 'naver', 966, 966, 'px'),
  form(22, 'naver-blog-body', 'naver', 966, 700, 'px'),
  form(23, 'naver-blog-skin', 'naver', 966, 300, 'px'),
  form(24, 'naver-place', 'naver', 1200, 1200, 'px'),
  form(25, 'naver-cafe-door', 'naver', 1080, 600, 'px'),
  form(26, 'smartstore-thumbnail', 'shop', 1000, 1000, 'px'),
  form(27, 'smartstore-detail', 'shop', 860, 1500, 'px'),
  form(28, 'smartstore-banner', 'shop', 1920, 600, 'px'),
  form(29, 'smartstore-banner-mobile', 'shop', 750, 600, 'px'),
  form(30, 'coupang-thumbnail', 'shop', 1000, 1000, 'px'),
  form(31, 'coupang-detail', 'shop', 780, 1500, 'px'),
  form(32, 'delivery-menu', 'shop', 1280, 960, 'px'),
  form(33, 'og-image', 'web', 1200, 630, 'px'),
  form(34, 'web-main-banner', 'web', 1920, 640, 'px'),
  form(35, 'web-popup', 'web', 600, 800, 'px'),
  form(36, 'web-strip', 'web', 1200, 120, 'px'),
  form(37, 'email-header', 'web', 1200, 400, 'px'),
  form(38, 'card-news', 'web', 1080, 1080, 'px'),
  form(39, 'presentation', 'web', 1920, 1080, 'px'),
  form(40, 'phone-wallpaper', 'web', 1170, 2532, 'px'),
  form(41, 'ad-rectangle', 'ad', 300, 250, 'px'),
  form(42, 'ad-leaderboard', 'ad', 728, 90, 'px'),
  form(43, 'ad-responsive', 'ad', 1200, 628, 'px'),
  form(44, 'business-card', 'card', 90, 50, 'mm', 2),
  form(45, 'business-card-slim', 'card', 86, 52, 'mm', 2),
  form(46, 'card-credit', 'card', 86, 54, 'mm', 2),
  form(47, 'stamp-card', 'card', 90, 50, 'mm', 2),
  form(48, 'coupon', 'card', 150, 70, 'mm', 2),
  form(49, 'price-tag', 'card', 50, 90, 'mm', 2),
  form(50, 'postcard', 'card', 100, 148, 'mm', 2),
  form(51, 'a4-portrait', 'flyer', 210, 297, 'mm', 3),
  form(52, 'a5-portrait', 'flyer', 148, 210, 'mm', 3),
  form(53, 'b5-flyer', 'flyer', 182, 257, 'mm', 3),
  form(54, 'leaflet-3', 'flyer', 297, 210, 'mm', 3),
  form(55, 'door-hanger', 'flyer', 100, 250, 'mm', 3),
  form(56, 'a3-portrait', 'poster', 297, 420, 'mm', 3),
  form(57, 'a2-poster', 'poster', 420, 594, 'mm', 3),
  form(58, 'b2-poster', 'poster', 515, 728, 'mm'),
  form(59, 'menu-a4-landscape', 'menu', 297, 210, 'mm', 3),
  form(60, 'menu-table', 'menu', 100, 150, 'mm', 3),
  form(61, 'x-banner', 'banner', 600, 1800, 'mm'),
  form(62, 'mini-banner', 'banner', 180, 420, 'mm', 3),
  form(63, 'placard-300', 'banner', 3000, 700, 'mm'),
  form(64, 'placard-500', 'banner', 5000, 900, 'mm'),
  form(65, 'window-sheet', 'banner', 900, 600, 'mm'),
  form(66, 'sticker-round-50', 'sticker', 50, 50, 'mm', 2),
  form(67, 'sticker-round-40', 'sticker', 40, 40, 'mm', 2),
  form(68, 'sticker-square', 'sticker', 50, 50, 'mm', 2),
  form(69, 'label-bottle', 'sticker', 120, 60, 'mm', 2),
  form(70, 'label-ship', 'sticker', 100, 150, 'mm', 2),
  form(71, 'envelope-dl', 'office', 220, 105, 'mm', 3),
  form(72, 'envelope-a4', 'office', 245, 330, 'mm', 3),
  form(73, 'letterhead', 'office', 210, 297, 'mm', 3),
  form(74, 'certificate', 'office', 210, 297, 'mm', 3),
  form(75, 'shopping-bag', 'pack', 250, 320, 'mm', 3),
  form(76, 'box-sleeve', 'pack', 300, 60, 'mm', 3),
]

export function formOf(key: string): Form | undefined {
  return forms.find((form) => form.key === key)
}

/** Number of a tab: its place in the list, from 1. */
export function idOfTab(tab: FormTab): number {
  return formTabs.indexOf(tab) + 1
}

function form(
  idForm: number,
  key: string,
  tab: FormTab,
  width: number,
  height: number,
  unit: SizeUnit,
  bleed = 0,
): Form {
  return { idForm, key, tab, width, height, unit, bleed }
}

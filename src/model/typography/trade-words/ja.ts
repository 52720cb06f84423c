import type { TradeWords } from './trade-words.ts'

/** What is said in a trade, by its key or its group. */
export const japanese: TradeWords = {
  FNB: {
    heading: '毎朝、できたてを',
    body: '8時から21時まで営業しています。コーヒー450円、ランチ1,200円から。',
  },
  FNB_BAKERY: {
    heading: '今朝焼いたパン',
    body: '食パンは11時に焼き上がります。塩パン240円、カンパーニュ680円。',
  },
  FNB_CAFE: {
    heading: 'もう一杯の時間',
    body: '8時から21時まで営業しています。コーヒー450円、カフェラテ520円。',
  },
  FNB_PUB: {
    heading: '今夜の一杯',
    body: '17時から翌1時まで営業しています。生ビール600円、おつまみ480円から。',
  },
  FNB_PRODUCT: {
    heading: 'おうちでもあの味を',
    body: 'ご注文の翌日に冷蔵便でお送りします。500gで1,290円です。',
  },
  FNB_CATERING: {
    heading: '集まりの食卓を',
    body: '10名から120名まで、3日前までにご注文ください。お一人1,800円から。',
  },
  FASHION_BEAUTY: {
    heading: '着るほどになじむ',
    body: 'サイズは36から44まで。カットは50分、4,400円から承ります。',
  },
  FASHION_BEAUTY_CLOTHING: {
    heading: '着るほどになじむ',
    body: 'サイズは36から44まで。シャツ8,900円、コート38,000円です。',
  },
  FASHION_BEAUTY_ACCESSORY: {
    heading: '毎日持ち歩くもの',
    body: '長さは12cmから48cmまで。3年以内の修理は無料です。',
  },
  FASHION_BEAUTY_JEWELRY: {
    heading: 'ずっとつけていたい',
    body: '7号から21号まで、2週間でお作りします。14金24,000円から。',
  },
  FASHION_BEAUTY_COSMETICS: {
    heading: '足さない一本',
    body: '成分は12種類だけ。50mlで2,800円、詰め替えは1,900円です。',
  },
  FASHION_BEAUTY_HAIR: {
    heading: '朝が楽になる髪',
    body: 'カットは50分で4,400円、カラーは2時間で9,800円から。',
  },
  FASHION_BEAUTY_NAIL: {
    heading: '指先まできれいに',
    body: 'ジェルネイルは70分、5,500円から。1週間以内はお直しします。',
  },
  FASHION_BEAUTY_SKIN: {
    heading: '肌を休ませる時間',
    body: '1回80分、7,700円です。6回からご予約を承ります。',
  },
  EDUCATION: { heading: '毎日すこしずつ', body: 'レッスンは50分、週2回です。1クラス8人までお受けします。' },
  PROFESSIONAL: {
    heading: 'わかりやすく、期限どおりに',
    body: '最初の30分は無料です。お見積もりは2日以内にお送りします。',
  },
  PROFESSIONAL_TAX: {
    heading: 'わかる税金',
    body: '申告は3月15日までです。記帳代行は月11,000円から承ります。',
  },
  PROFESSIONAL_DESIGN: {
    heading: '使うところから考える',
    body: '2週間で3案をお見せします。修正は2回まで含まれています。',
  },
  PROFESSIONAL_IT: {
    heading: '毎日使える道具を',
    body: '2週間ごとに更新します。お問い合わせには4時間以内にお答えします。',
  },
  PROFESSIONAL_ARCHITECTURE: {
    heading: '暮らしてわかる家',
    body: '設計に3か月、工事に6か月。80m²から200m²まで承ります。',
  },
  PROFESSIONAL_REALTY: {
    heading: 'まちを知る人がいます',
    body: '59m²、南向き、3階です。家賃は月65,000円です。',
  },
  PROFESSIONAL_EVENT: {
    heading: 'その一日をおまかせください',
    body: '30名から300名まで、6週間前から準備します。お見積もりは2日以内に。',
  },
  HEALTHCARE_MEDICAL: { heading: 'ひとりひとりに時間を', body: '平日9時から18時まで。ご予約は1人20分です。' },
  HEALTHCARE_MEDICAL_PHARMACY: {
    heading: 'お薬をわかりやすく',
    body: '1日3回、食後に1錠ずつです。22時まで開いています。',
  },
  HEALTHCARE_MEDICAL_FITNESS: {
    heading: '今日もう一歩',
    body: '6時から23時まで開いています。10回22,000円、1クラス6人です。',
  },
  HEALTHCARE_MEDICAL_MIND: {
    heading: 'ゆっくり話してください',
    body: '1回50分、予約制です。初回は6,000円です。',
  },
  HEALTHCARE_MEDICAL_VET: {
    heading: '言えない痛みにも',
    body: '9時から20時まで診察しています。子犬のワクチンは3回です。',
  },
  OTHERS_STAY: {
    heading: 'もう一泊したくなる',
    body: 'チェックインは15時から、チェックアウトは11時まで。2名1泊12,000円から。',
  },
  OTHERS_CULTURE: { heading: '一緒に過ごす夜', body: '毎週土曜の19時から。40席、入場料は1,500円です。' },
  OTHERS_LIFE: {
    heading: '直して長く使う',
    body: 'お預かりから3日でお返しします。出張は20kmまで、3,000円から。',
  },
  OTHERS_PET: {
    heading: '散歩のように気楽に',
    body: '1回90分、5kgまで4,500円です。1日6頭までお受けします。',
  },
  OTHERS_MANUFACTURE: {
    heading: '0.1mmまで合わせる',
    body: '100個から、2週間でお届けします。図面は1日で確認します。',
  },
  OTHERS_PUBLIC: {
    heading: '一緒につくるまち',
    body: 'お問い合わせは平日9時から18時まで。お申し込みは12月31日までです。',
  },
}

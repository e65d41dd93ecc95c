export { Button, type ButtonProps, type ButtonSize, type ButtonTone } from './actions/button.tsx';
export { IconButton, type IconButtonProps } from './actions/icon-button.tsx';
export { BingoBall } from './art/bingo-ball.tsx';
export { avatarCodes, type EmojiCode, emoji } from './art/emoji.ts';
export { Emoji, type EmojiProps } from './art/emoji-image.tsx';
export { Macaw, MacawFigure } from './art/macaw.tsx';
export { PixMark } from './art/pix-mark.tsx';
export { type PrizeSegment, PrizeWheel, type PrizeWheelProps } from './art/prize-wheel.tsx';
export {
  RouletteWheel,
  RouletteWheelFigure,
  type RouletteWheelProps,
  redNumbers,
  wheelOrder,
} from './art/roulette-wheel.tsx';
export { Skyline, type SkylineProps, type SkylineTone } from './art/skyline.tsx';
export { Coin, Gem } from './art/treasure.tsx';
export { classNames } from './class-names.ts';
export { centsFromDigits, centsText, clampCents } from './fields/cents-text.ts';
export { Checkbox, type CheckboxProps } from './fields/checkbox.tsx';
export { type ChipOption, Chips, type ChipsProps } from './fields/chips.tsx';
export { Field, type FieldProps } from './fields/field.tsx';
export { FieldFrame, type FieldWords } from './fields/field-frame.tsx';
export { CpfField, MaskedField, type MaskedFieldProps, PhoneField } from './fields/masked-field.tsx';
export { applyMask, dayDigits, type Mask, masks } from './fields/masks.ts';
export { MoneyField, type MoneyFieldProps } from './fields/money-field.tsx';
export { PinField, type PinFieldProps } from './fields/pin-field.tsx';
export { Select, type SelectProps } from './fields/select.tsx';
export { Switch, type SwitchProps } from './fields/switch.tsx';
export {
  CategoryCard,
  type CategoryCardProps,
  type CategoryHue,
  CategoryStrip,
  categoryHues,
} from './games/category-card.tsx';
export { GamePoster, type GamePosterProps } from './games/game-poster.tsx';
export { HeroCarousel, type HeroCarouselProps, type HeroSlide } from './games/hero.tsx';
export { HeroFlight } from './games/hero-flight.tsx';
export { type HistoryMark, HistoryStrip } from './games/history-strip.tsx';
export { PromoCard, type PromoCardProps } from './games/promo-card.tsx';
export { Shelf, type ShelfProps } from './games/shelf.tsx';
export { Tile, type TileProps, TileSkeleton } from './games/tile.tsx';
export { Avatar, type AvatarProps } from './identity/avatar.tsx';
export { Flag, type FlagCode } from './identity/flag.tsx';
export { Logo, LogoMark, type LogoProps } from './identity/logo.tsx';
export { VipBadge, type VipBadgeProps, type VipTier, vipTiers } from './identity/vip-badge.tsx';
export { late } from './late/late.tsx';
export { latePart, useLatePart } from './late/use-late-part.ts';
export { dressLink, type LinkElement } from './link.ts';
export { BottomBar, BottomBarItem, type BottomBarItemProps } from './nav/bottom-bar.tsx';
export { Footer, type FooterProps } from './nav/footer.tsx';
export { PageFrame, type PageFrameProps } from './nav/page-frame.tsx';
export { Rail, RailItem, type RailItemProps, RailLine, type RailProps } from './nav/rail.tsx';
export { type TabOption, Tabs, type TabsProps } from './nav/tabs.tsx';
export { TopBar, type TopBarProps } from './nav/top-bar.tsx';
export { Menu, type MenuEntry, type MenuProps } from './overlay/menu.tsx';
export { closeTopSheet, onSheetOpen } from './overlay/open-sheets.ts';
export { Sheet, type SheetProps } from './overlay/sheet.tsx';
export { SheetScene, type SheetSceneProps } from './overlay/sheet-scene.tsx';
export { ToastProvider, useToast } from './overlay/toast.tsx';
export type { ToastMessage, ToastTone } from './overlay/toast-message.ts';
export { Tooltip, type TooltipProps } from './overlay/tooltip.tsx';
export { type Poster, posterOf } from './posters.ts';
export { type Column, DataTable, type DataTableProps } from './records/data-table.tsx';
export {
  type RecordProps,
  RecordRow,
  RecordSkeleton,
  Records,
  type RecordsProps,
  type RecordsState,
} from './records/records.tsx';
export { Card, type CardProps } from './surface/card.tsx';
export { IconTile, type IconTileProps } from './surface/icon-tile.tsx';
export { EmptyState, ErrorState, type MessageStateProps } from './surface/message-state.tsx';
export { ProgressBar, type ProgressBarProps } from './surface/progress-bar.tsx';
export { Skeleton, type SkeletonProps } from './surface/skeleton.tsx';
export { LiveDot, Tag, type TagProps, type TagTone } from './surface/tag.tsx';
export { DottedText } from './text/dotted-text.tsx';
export { VisuallyHidden } from './text/visually-hidden.tsx';
export { useOwnInSight } from './use-own-in-sight.ts';
export { Amount, type AmountProps } from './wallet/amount.tsx';
export { BalanceBar, type BalanceBarProps } from './wallet/balance-bar.tsx';
export { CountdownRing, type CountdownRingProps } from './wallet/countdown-ring.tsx';
export { type KeyValue, KeyValues } from './wallet/key-values.tsx';
export { QrCode, type QrCodeProps } from './wallet/qr-code.tsx';
export { Timeline, type TimelineProps, type TimelineState, type TimelineStep } from './wallet/timeline.tsx';
export { WalletPill, type WalletPillProps } from './wallet/wallet-pill.tsx';

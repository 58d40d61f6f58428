import type { LucideIcon } from 'lucide-react';
import GalleryVerticalEnd from 'lucide-react/icons/gallery-vertical-end';
import Landmark from 'lucide-react/icons/landmark';
import MapPin from 'lucide-react/icons/map-pin';
import MoonStar from 'lucide-react/icons/moon-star';
import ShipWheel from 'lucide-react/icons/ship-wheel';
import Store from 'lucide-react/icons/store';
import Trees from 'lucide-react/icons/trees';

const icons: Readonly<Record<string, LucideIcon>> = {
  CD0000002101: Trees,
  CD0000002102: Landmark,
  CD0000002103: ShipWheel,
  CD0000002104: Store,
  CD0000002105: GalleryVerticalEnd,
  CD0000002106: MoonStar,
};

/** Returns the icon of a category of places (`GDS_CATEGORY_CD`). */
export const categoryIcon = (code: string): LucideIcon => icons[code] ?? MapPin;

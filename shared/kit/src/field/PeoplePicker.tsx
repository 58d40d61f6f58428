import { LiveRegion } from '../base/LiveRegion.tsx';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { Fieldset, type FieldTexts } from './Field.tsx';
import styles from './PeoplePicker.module.css';
import { Select } from './Select.tsx';
import { Stepper } from './Stepper.tsx';

/** Group of people; the age of a child is undefined until chosen. */
export interface People {
  adults: number;
  childAges: readonly (number | undefined)[];
}

export interface PeoplePickerProps extends FieldTexts {
  value: People;
  onValueChange: (people: People) => void;
  /** Maximum number of people. @default 6 */
  max?: number | undefined;
  /** Maximum age of a child, in full years. @default 18 */
  oldestChild?: number | undefined;
  id?: string | undefined;
}

/** Picker for the number of adults and children, and the age of each child. */
export function PeoplePicker({ value, onValueChange, max = 6, oldestChild = 18, ...texts }: PeoplePickerProps) {
  const say = useKitText();
  const { adults, childAges } = value;
  const ages = Array.from({ length: oldestChild + 1 }, (_age, age) => ({
    value: String(age),
    label: say(uiTexts.years, { age }),
  }));

  function handleChildren(count: number) {
    onValueChange({ adults, childAges: Array.from({ length: count }, (_child, at) => childAges[at]) });
  }

  function handleAge(child: number, age: string) {
    onValueChange({
      adults,
      childAges: childAges.map((known, at) => (at === child ? (age === '' ? undefined : Number(age)) : known)),
    });
  }

  return (
    <Fieldset {...texts}>
      <div className={styles.counts}>
        <Stepper
          label={say(uiTexts.adults)}
          max={max - childAges.length}
          min={1}
          onValueChange={(count) => onValueChange({ adults: count, childAges })}
          value={adults}
        />
        <Stepper
          label={say(uiTexts.children)}
          max={max - adults}
          min={0}
          onValueChange={handleChildren}
          value={childAges.length}
        />
      </div>
      {childAges.length === 0 ? null : (
        <div className={styles.ages}>
          {childAges.map((age, child) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: a child is identified by its position.
              key={child}
              label={say(uiTexts.childAge, { child: child + 1 })}
              onChange={(event) => handleAge(child, event.target.value)}
              options={ages}
              placeholder={say(uiTexts.choose)}
              required
              value={age === undefined ? '' : String(age)}
            />
          ))}
        </div>
      )}
      <LiveRegion message={say(uiTexts.people, { adults, children: childAges.length })} />
    </Fieldset>
  );
}

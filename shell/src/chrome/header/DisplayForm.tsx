import { useId } from 'react';
import { messages } from '../../messages.ko.ts';
import { type DisplayChoice, textScales, themeChoices } from '../chromeTypes.ts';
import styles from './DisplayForm.module.css';

export interface DisplayFormProps {
  choice: DisplayChoice;
  onChange: (choice: DisplayChoice) => void;
}

interface OptionProps {
  name: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
}

function Option({ name, label, checked, onChoose }: OptionProps) {
  return (
    <label className={styles.option}>
      <input type="radio" className={styles.input} name={name} checked={checked} onChange={onChoose} />
      <span className={styles.face}>{label}</span>
    </label>
  );
}

/** Theme and text size; takes effect immediately. */
export function DisplayForm({ choice, onChange }: DisplayFormProps) {
  const name = useId();
  return (
    <div className={styles.form}>
      <fieldset>
        <legend className={styles.legend}>{messages.display.theme}</legend>
        <div className={styles.options} data-columns="2">
          {themeChoices.map((theme) => (
            <Option
              key={theme}
              name={`${name}theme`}
              label={messages.display.themes[theme]}
              checked={choice.theme === theme}
              onChoose={() => onChange({ ...choice, theme })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>{messages.display.textSize}</legend>
        <div className={styles.options} data-columns="5">
          {textScales.map((textScale) => (
            <Option
              key={textScale}
              name={`${name}scale`}
              label={messages.display.percent(textScale)}
              checked={choice.textScale === textScale}
              onChoose={() => onChange({ ...choice, textScale })}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

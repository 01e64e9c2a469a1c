import styles from './Button.module.css';

/** The look of a button, for a link that stands among them. */
export const buttonLook = styles.button;
